<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantTests\Support\SiteTestCase;

/** The links to revisions in lists of the REST API, whose numbers are read for all openings at once. */
final class RevisionCountsTest extends SiteTestCase
{
    public function testEachOpeningOfAListLinksItsOwnRevisions(): void
    {
        $this->signIn('hr');
        $expected = [];
        foreach ([0, 2, 1, 3] as $number) {
            $id = $this->opening(['title' => "Revised $number times"])->ID;
            for ($change = 1; $change <= $number; $change++) {
                wp_update_post(['ID' => $id, 'post_content' => "Version $change"]);
            }
            $revisions = wp_get_latest_revision_id_and_total_count($id);
            self::assertIsArray($revisions);
            $expected[$id] = [$revisions['latest_id'], $revisions['count']];
        }
        $this->commit();
        $response = $this->http('GET', '/wp-json/wp/v2/awsm_job_openings?per_page=20');
        $found = [];
        foreach ($response->json() as $opening) {
            $id = self::at($opening, 'id');
            self::assertIsInt($id);
            $found[$id] = [
                self::at($opening, '_links', 'predecessor-version', 0, 'id') ?? 0,
                self::at($opening, '_links', 'version-history', 0, 'count'),
            ];
        }

        self::assertSame(200, $response->status);
        self::assertContains(0, array_column($expected, 1));
        self::assertContains(3, array_column($expected, 1));
        ksort($expected);
        ksort($found);
        self::assertEquals($expected, array_intersect_key($found, $expected));
    }

    private static function at(mixed $data, string|int ...$path): mixed
    {
        foreach ($path as $key) {
            $data = is_array($data) ? $data[$key] ?? null : null;
        }

        return $data;
    }
}
