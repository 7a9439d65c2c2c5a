<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Tests the status of a change of an opening that the database refuses (docs/operations/scaling.md). */
final class UnavailableDatabaseTest extends SiteTestCase
{
    #[DataProvider('refusals')]
    public function testTemporaryRefusalHasStatus503(string $error, string $route, int $status): void
    {
        $refusal = new WP_Error('db_update_error', 'Could not update post in the database.', $error);
        $refusal->add_data(['status' => 500]);
        $response = apply_filters(
            'rest_post_dispatch',
            rest_convert_error_to_response($refusal),
            rest_get_server(),
            new WP_REST_Request('POST', $route),
        );

        self::assertInstanceOf(WP_REST_Response::class, $response);
        self::assertSame($status, $response->get_status());
        self::assertSame($status === 503 ? '5' : null, $response->get_headers()['Retry-After'] ?? null);
        self::assertSame($status === 500, str_contains((string) wp_json_encode($response->get_data()), $error));
    }

    /** @return array<string, array{string, string, int}> */
    public static function refusals(): array
    {
        $node = 'WSREP has not yet prepared node for application use';

        return [
            'node without its cluster' => [$node, '/wp/v2/awsm_job_openings/5', 503],
            'new opening' => ['Deadlock found when trying to get lock', '/wp/v2/awsm_job_openings', 503],
            'lasting error' => ['Data too long for column', '/wp/v2/awsm_job_openings/5', 500],
            'other content' => [$node, '/wp/v2/posts/5', 500],
        ];
    }
}
