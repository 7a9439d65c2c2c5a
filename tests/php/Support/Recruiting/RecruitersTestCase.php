<?php

declare(strict_types=1);

namespace CourantTests\Support\Recruiting;

use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Http\HttpResponse;
use Opis\JsonSchema\Validator;
use WP_User;

/** Calls the recruiting routes as a recruiter's browser does. */
abstract class RecruitersTestCase extends ApplicationsTestCase
{
    protected const ROUTE = '/wp-json/courant/v1/applications';
    protected const STALE = 409;

    /** @param array<string, mixed> $data */
    protected function rest(string $method, string $path, array $data = [], ?WP_User $as = null): HttpResponse
    {
        // Changes of this process are normally written to the rows at its end.
        $rows = $this->recruiting()->candidateIndex;
        array_map([$rows, 'markChanged'], $this->applications());
        $rows->flush();
        $headers = ['Content-Type' => 'application/json']
            + ($as === null ? [] : ['X-WP-Nonce' => $this->nonceOf($as, 'wp_rest')]);
        $route = '/?rest_route=/courant/v1/applications' . str_replace('?', '&', $path);

        return $this->http(
            $method,
            $route,
            $method === 'GET' ? [] : (string) json_encode((object) $data),
            headers: $headers,
            as: $as,
        );
    }

    /** Creates an application directly in the database, as by an import or another plugin. */
    protected function application(
        int $opening,
        string $name = 'Ann',
        string $stage = 'publish',
        string $received = '2026-11-01 10:00:00',
    ): int {
        $id = wp_insert_post([
            'post_type' => 'awsm_job_application',
            'post_status' => $stage,
            'post_title' => $name,
            'post_parent' => $opening,
            'post_author' => (int) get_post_field('post_author', $opening),
            'post_date' => $received,
            'meta_input' => [
                'awsm_job_id' => $opening,
                'awsm_apply_for' => get_post_field('post_title', $opening, 'raw'),
                'awsm_applicant_name' => $name,
                'awsm_applicant_email' => trim(strtolower((string) preg_replace('/\W+/', '.', $name)), '.')
                    . '@courant.example',
                'awsm_applicant_phone' => '+49 30 555 12',
                'awsm_application_viewed' => '0',
            ],
        ]);
        self::assertGreaterThan(0, $id);

        return $id;
    }

    protected function assertMatchesSchema(string $definition, HttpResponse $response): void
    {
        self::assertSame(200, $response->status, $response->body);
        $schema = json_decode((string) file_get_contents(__DIR__ . '/../../../../plugin/schema/recruiting.json'), true);
        self::assertIsArray($schema);
        $schema = ['$ref' => "#/definitions/$definition", 'definitions' => $schema['definitions'] ?? []];
        $result = (new Validator())->validate(json_decode($response->body), (string) json_encode($schema));
        self::assertTrue(
            $result->isValid(),
            $definition . ': ' . (string) json_encode($result->error()?->data()->path()) . ' '
                . $result->error()?->message() . ' ' . substr($response->body, 0, 800),
        );
    }

    /** @return list<string> names in the list, in order */
    protected function names(HttpResponse $response): array
    {
        self::assertSame(200, $response->status, $response->body);
        $names = [];
        $items = $response->json()['items'] ?? [];
        foreach (is_array($items) ? $items : [] as $item) {
            $name = is_array($item) ? $item['name'] ?? '' : '';
            $names[] = is_string($name) ? $name : '';
        }

        return $names;
    }

    protected function version(int $application): int
    {
        return $this->recruiting()->candidates->find($application)->version ?? 0;
    }
}
