<?php

declare(strict_types=1);

namespace CourantTests\Integration\JobViews;

use CourantDesk\Kernel\Sql;
use CourantTests\Support\Http\HttpAnswer;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\SiteTestCase;

/** One POST, no token, an empty 200, exact under any number at once (Spec 7, Rulings 20 and 21). */
final class ViewsAreCountedTest extends SiteTestCase
{
    public function testTwoHundredViewsSixteenAtATimeCountTwoHundred(): void
    {
        $opening = $this->opening(['meta' => ['awsm_views_count' => '41']])->ID;

        $answers = $this->sendAll(array_fill(0, 200, $this->view($opening)), 16);

        self::assertSame([200], array_values(array_unique(array_map(static fn (HttpAnswer $answer): int => $answer->status, $answers))));
        self::assertSame('', $answers[0]->body);
        self::assertSame('241', get_post_meta($opening, 'awsm_views_count', true));
        self::assertCount(1, (array) get_post_meta($opening, 'awsm_views_count'));
    }

    public function testWhatIsNoViewIsNotCounted(): void
    {
        $opening = $this->opening()->ID;
        $draft = $this->opening(['status' => 'draft'])->ID;
        $page = $this->post(['type' => 'page'])->ID;

        $answers = $this->sendAll([
            $this->view($opening, ['User-Agent' => 'Mozilla/5.0 (compatible; Googlebot/2.1)']),
            $this->view($opening, ['Sec-Purpose' => 'prefetch;prerender']),
            $this->view($opening, ['Purpose' => 'prefetch']),
            $this->view($draft),
            $this->view($page),
            $this->view(987654),
            $this->view(-1),
            new HttpRequest('POST', '/wp-admin/admin-ajax.php', ['action' => 'awsm_view_count', 'awsm_job_id' => ['x']]),
            new HttpRequest('GET', "/wp-admin/admin-ajax.php?action=awsm_view_count&awsm_job_id=$opening"),
        ]);

        foreach ($answers as $answer) {
            self::assertSame([200, ''], [$answer->status, $answer->body]);
        }
        foreach ([$opening, $draft, $page] as $id) {
            self::assertEmpty(get_post_meta($id, 'awsm_views_count', true));
        }
    }

    public function testBeyondTheLimitNothingIsCountedFromOneAddress(): void
    {
        $this->awaitRoomInTheMinute();
        update_option('courant_job_views', ['limit' => 3]);
        $opening = $this->opening()->ID;

        $this->sendAll(array_fill(0, 5, $this->view($opening)), 1);

        self::assertSame('3', get_post_meta($opening, 'awsm_views_count', true));
    }

    public function testADeletedOpeningIsForgotten(): void
    {
        $opening = $this->opening()->ID;
        $this->sendAll([$this->view($opening)]);

        wp_delete_post($opening, true);

        $sql = Sql::open();
        self::assertNull($sql->value('SELECT n FROM %i WHERE job_id = %d', $sql->table('views'), $opening));
    }

    /** @param array<string, string> $headers */
    private function view(int $opening, array $headers = []): HttpRequest
    {
        return new HttpRequest('POST', '/wp-admin/admin-ajax.php', ['action' => 'awsm_view_count', 'awsm_job_id' => $opening], [], [], $headers);
    }
}
