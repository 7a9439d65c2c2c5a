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
            $expected[$id] = wp_get_latest_revision_id_and_total_count($id);
        }
        $this->commit();
        $response = $this->http('GET', '/wp-json/wp/v2/awsm_job_openings?per_page=20');
        $found = [];
        foreach ($response->json() as $opening) {
            self::assertIsArray($opening);
            $links = $opening['_links'];
            self::assertIsArray($links);
            $found[$opening['id']] = [
                'latest_id' => $links['predecessor-version'][0]['id'] ?? 0,
                'count' => $links['version-history'][0]['count'] ?? null,
            ];
        }

        self::assertSame(200, $response->status);
        self::assertGreaterThan(1, count(array_unique(array_column($expected, 'count'))));
        ksort($expected);
        ksort($found);
        self::assertEquals($expected, array_intersect_key($found, $expected));
    }
}
