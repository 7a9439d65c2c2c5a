<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantTests\Support\SiteTestCase;
use WP_REST_Request;

/** Tests the facts of saved openings. */
final class OpeningFactsControllerTest extends SiteTestCase
{
    private const SALARY = ['min' => 68000, 'max' => 82000, 'currency' => 'EUR', 'unit' => 'YEAR', 'shown' => true];

    public function testPlacePayAndDeadlineAreReturnedAsOnThePageOfTheOpening(): void
    {
        $id = $this->opening(['meta' => [
            'courant_places' => [['city' => 'Berlin', 'country' => 'DE']],
            'courant_salary' => self::SALARY,
            'courant_closing_at' => '2099-05-04T17:00',
            'awsm_exp_list_display' => 'list_display',
        ]])->ID;

        self::assertSame([[
            'id' => $id,
            'isClosed' => false,
            'facts' => ['Berlin, Germany', '€68,000–82,000 a year', 'Apply by May 4, 2099, 5:00 pm'],
        ]], $this->items($id));
    }

    public function testTheDaysUntilADeadlineWithinAWeekAreReturned(): void
    {
        $id = $this->opening(['meta' => [
            'courant_closing_at' => (string) wp_date('Y-m-d\T23:59', time() + 3 * DAY_IN_SECONDS),
            'awsm_exp_list_display' => 'list_display',
        ]])->ID;

        self::assertContains('closes in 3 days', $this->items($id)[0]['facts'] ?? []);
    }

    public function testClosedAndFilledOpeningsAreMarked(): void
    {
        $closed = $this->opening(['status' => 'expired'])->ID;
        $overdue = $this->opening(['meta' => ['courant_closing_at' => '2020-05-04T17:00']])->ID;
        $filled = $this->opening(['meta' => ['awsm_job_filled' => 'filled']])->ID;
        $items = $this->items($closed, $overdue, $filled);
        self::assertSame([$closed, $overdue, $filled], array_column($items, 'id'));
        self::assertSame([true, true, true], array_column($items, 'isClosed'));
    }

    public function testOpeningsThatVisitorsCannotFindAreLeftOutLikeUnknownIds(): void
    {
        self::assertSame([], $this->items(
            $this->opening(['meta' => ['awsm_pro_exclude_job' => 'exclude']])->ID,
            $this->opening(['status' => 'draft'])->ID,
            $this->opening(['status' => 'private'])->ID,
            $this->opening(['post_password' => 'secret'])->ID,
            $this->post()->ID,
            99999999,
        ));
        $hidden = $this->opening(['meta' => ['courant_salary' => ['shown' => false] + self::SALARY]])->ID;
        self::assertStringNotContainsString('68', (string) wp_json_encode($this->items($hidden)[0]['facts'] ?? []));
    }

    public function testTheResponseCanBeCached(): void
    {
        $response = $this->http('GET', '/wp-json/courant/v1/opening-facts?include=' . $this->opening()->ID);
        self::assertSame(200, $response->status);
        self::assertStringContainsString('public', $response->header('cache-control'));
        $many = implode(',', range(1, 201));
        self::assertSame(400, $this->http('GET', "/wp-json/courant/v1/opening-facts?include=$many")->status);
    }

    /** @return list<array{id: int, isClosed: bool, facts: list<string>}> */
    private function items(int ...$ids): array
    {
        wp_set_current_user(0);
        $request = new WP_REST_Request('GET', '/courant/v1/opening-facts');
        $request->set_query_params(['include' => implode(',', $ids)]);
        $response = rest_do_request($request);
        self::assertSame(200, $response->get_status());

        /** @var array{items: list<array{id: int, isClosed: bool, facts: list<string>}>} $data */
        $data = $response->get_data();

        return $data['items'];
    }
}
