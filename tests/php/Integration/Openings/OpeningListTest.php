<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

/** Tests filters, sorting and bulk actions of the list of openings in wp-admin. */
#[Group('each-version')]
#[Group('database')]
final class OpeningListTest extends SiteTestCase
{
    private const LIST = '/wp-admin/edit.php?post_type=awsm_job_openings';

    public function testListIsFilteredBySpecification(): void
    {
        $cook = $this->opening(['title' => 'Cook']);
        $this->opening(['title' => 'Clerk']);
        wp_set_object_terms($cook->ID, 'Kitchen', 'job-category');

        $body = $this->list('');
        self::assertMatchesRegularExpression(
            '~<select[^>]* name=.job-category.[^>]*>\s*<option value=..[^>]*>Job Category: all~',
            $body,
        );
        self::assertStringContainsString('<label class="screen-reader-text" for="courant-filter-job-category">', $body);

        $filtered = $this->list('&job-category=kitchen&job-type=');
        self::assertSame(['Cook'], self::titles($filtered));
        self::assertMatchesRegularExpression('~value="kitchen"\s+selected~', $filtered);
        self::assertStringNotContainsString(
            'courant-filter-job-category',
            $this->http('GET', '/wp-admin/edit.php', as: $this->user('editor'))->body,
        );
    }

    public function testListIsSortedByClosingDateAndViewsWithEmptyValuesLast(): void
    {
        $meta = static fn (string $day, string $views): array => [
            'awsm_set_exp_list' => 'set_listing', 'awsm_job_expiry' => $day, 'awsm_views_count' => $views,
        ];
        $this->opening(['title' => 'Later', 'meta' => $meta('2031-01-02', '9')]);
        $this->opening(['title' => 'Never', 'meta' => []]);
        $this->opening(['title' => 'Sooner', 'meta' => $meta('2030-05-06', '10')]);

        $sorted = fn (string $column, string $order): array
            => self::titles($this->list("&orderby=$column&order=$order"));
        self::assertSame(['Sooner', 'Later', 'Never'], $sorted('courant_closing', 'asc'));
        self::assertSame(['Later', 'Sooner', 'Never'], $sorted('courant_closing', 'desc'));
        self::assertSame(['Sooner', 'Later', 'Never'], $sorted('courant_views', 'desc'));
        self::assertMatchesRegularExpression('~orderby=courant_closing&(amp;|#038;)order=asc~', $this->list(''));
    }

    public function testSeveralOpeningsAreClosedAndReopened(): void
    {
        $hr = $this->user('hr');
        $ids = [$this->opening(['title' => 'One'])->ID, $this->opening(['title' => 'Two'])->ID];
        $draft = $this->opening(['title' => 'Draft', 'status' => 'draft'])->ID;

        $location = $this->bulk($hr, 'courant_close', [...$ids, $draft]);
        self::assertSame(['expired', 'expired', 'draft'], array_map(get_post_status(...), [...$ids, $draft]));
        $body = $this->http('GET', $location, as: $hr)->body;
        self::assertStringContainsString('2 openings closed.', $body);
        self::assertStringContainsString('1 opening was not changed.', $body);

        self::assertSame(1, preg_match('~<a href="[^"]*(/wp-admin/edit\.php[^"]*)">Undo</a>~', $body, $undo));
        $reopened = $this->http('GET', html_entity_decode($undo[1]), as: $hr);
        self::assertSame(['publish', 'publish'], array_map(get_post_status(...), $ids));
        $path = (string) preg_replace('~^https?://[^/]+~', '', $reopened->header('location'));
        self::assertStringContainsString('2 openings reopened.', $this->http('GET', $path, as: $hr)->body);
    }

    public function testAPrivateOpeningStaysPrivateWhenItIsReopened(): void
    {
        $hr = $this->user('hr');
        $id = $this->opening(['title' => 'Hidden', 'status' => 'private'])->ID;

        $body = $this->http('GET', $this->bulk($hr, 'courant_close', [$id]), as: $hr)->body;
        self::assertSame('expired', get_post_status($id));
        self::assertSame(1, preg_match('~<a href="[^"]*(/wp-admin/edit\.php[^"]*)">Undo</a>~', $body, $undo));
        $this->http('GET', html_entity_decode($undo[1]), as: $hr);
        self::assertSame('private', get_post_status($id), 'undo of the bulk action');

        $this->bulk($hr, 'courant_close', [$id]);
        $body = $this->http('GET', self::LIST . '&post_status=expired', as: $hr)->body;
        self::assertSame(
            1,
            preg_match('~href="[^"]*(/wp-admin/admin-post\.php\?[^"]*to=publish[^"]*)"~', $body, $reopen),
        );
        $this->http('GET', html_entity_decode($reopen[1]), as: $hr);
        self::assertSame('private', get_post_status($id), 'row action');

        wp_update_post(['ID' => $id, 'post_status' => 'publish']);
        $this->bulk($hr, 'courant_close', [$id]);
        $this->bulk($hr, 'courant_reopen', [$id]);
        self::assertSame('publish', get_post_status($id), 'an opening that was published in between');
    }

    public function testBulkActionChangesOnlyWhatTheUserMayChange(): void
    {
        $author = $this->user('author');
        $others = $this->opening(['title' => 'Of somebody else'])->ID;
        $own = $this->opening(['title' => 'Own', 'author' => $author->ID])->ID;

        $this->bulk($author, 'courant_close', [$others, $own]);
        self::assertSame(['publish', 'expired'], [get_post_status($others), get_post_status($own)]);

        $this->http('POST', self::LIST, ['action' => 'courant_close', 'post' => [$others]], as: $this->user('hr'));
        self::assertSame('publish', get_post_status($others), 'a request without a nonce changes nothing');
    }

    /**
     * @param list<int> $ids
     * @return string the path to which WordPress redirects
     */
    private function bulk(WP_User $user, string $action, array $ids): string
    {
        $response = $this->http('POST', self::LIST, [
            'action' => $action, 'action2' => '-1', 'post' => array_map(strval(...), $ids),
            '_wpnonce' => $this->nonceOf($user, 'bulk-posts'), '_wp_http_referer' => self::LIST,
        ], as: $user);
        self::assertSame(302, $response->status, $response->body);

        return (string) preg_replace('~^https?://[^/]+~', '', $response->header('location'));
    }

    private function list(string $parameters): string
    {
        return $this->http('GET', self::LIST . $parameters, as: $this->user('hr'))->body;
    }

    /** @return list<string> */
    private static function titles(string $body): array
    {
        preg_match_all('~class="row-title"[^>]*>([^<]+)</a>~', $body, $matches);

        return $matches[1];
    }
}
