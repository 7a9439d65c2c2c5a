<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SystemClock;
use CourantDesk\Openings\Storage\SpecificationLock;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

/** Tests concurrent changes of specifications over HTTP: every change with a 200 response is stored. */
#[Group('database')]
final class ConcurrentSpecificationsTest extends SiteTestCase
{
    public function testConcurrentlyAddedSpecificationsAreAllStored(): void
    {
        $keys = array_map(static fn (int $number): string => "spec-$number", range(1, 8));
        $stored = [];
        for ($round = 0; $round < 20 && count($stored) < 8; $round++) {
            $left = array_values(array_diff($keys, $stored));
            $version = $this->version();
            $responses = $this->sendAll(array_map(
                fn (string $key): HttpRequest
                    => $this->add('', ['name' => ucfirst($key), 'new_key' => $key, 'version' => $version]),
                $left,
            ));
            self::assertCount(
                1,
                array_filter($responses, static fn (HttpResponse $response): bool => $response->status === 200),
                'of all that saw the same',
            );
            foreach ($left as $number => $key) {
                self::assertContains($responses[$number]->status, [200, 409], $responses[$number]->body);
                $stored = $responses[$number]->status === 200 ? [...$stored, $key] : $stored;
            }
            $rows = get_option('awsm_jobs_filter');
            $registered = array_filter($keys, static fn (string $key): bool => in_array(
                $key,
                array_column(is_array($rows) ? $rows : [], 'taxonomy'),
                true,
            ));
            self::assertEqualsCanonicalizing($stored, $registered, "round $round");
        }
        self::assertCount(8, $stored);
    }

    public function testTwelveConcurrentRequestsCreateOneTerm(): void
    {
        $responses = $this->sendAll(
            array_fill(0, 12, $this->add('/job-type/terms', ['name' => 'Seasonal work', 'version' => $this->version()]))
        );

        $done = array_filter($responses, static fn (HttpResponse $response): bool => $response->status === 200);
        $terms = get_terms(
            ['taxonomy' => 'job-type', 'hide_empty' => false, 'name' => 'Seasonal work', 'fields' => 'ids']
        );
        self::assertCount(1, $done);
        self::assertCount(1, is_array($terms) ? $terms : []);
        self::assertFalse(get_option('courant_specifications_lock'));
    }

    public function testASpecificationOfAnotherPluginBlocksNoChange(): void
    {
        $added = static fn (mixed $rows): array => [
            ...(is_array($rows) ? $rows : []),
            ['taxonomy' => 'harbor', 'filter' => 'Harbor'],
        ];
        add_filter('option_awsm_jobs_filter', $added);

        $lock = new SpecificationLock(Sql::fromGlobal(), new SystemClock());

        self::assertSame('done', $lock->withLock(static fn (): string => 'done'));
    }

    public function testARequestThatStartedBeforeAConcurrentChangeIsRejected(): void
    {
        $lock = new SpecificationLock(Sql::fromGlobal(), new SystemClock());
        self::assertSame('done', $lock->withLock(static fn (): string => 'done'));
        $before = get_option('awsm_jobs_filter');
        // Stored by another process; this process has cached the previous value.
        Sql::fromGlobal()->execute(
            'UPDATE %i SET option_value = %s WHERE option_name = %s',
            Sql::fromGlobal()->coreTable('options'),
            serialize([]),
            'awsm_jobs_filter',
        );

        self::assertSame($before, get_option('awsm_jobs_filter'));
        self::assertNull($lock->withLock(static fn (): string => 'done'));
        self::assertFalse(get_option('courant_specifications_lock'));
    }

    private function version(): string
    {
        $headers = ['X-WP-Nonce' => $this->nonceOf($this->admin(), 'wp_rest')];
        $response = $this->http(
            'GET',
            '/?rest_route=/courant/v1/specifications&context=edit',
            headers: $headers,
            as: $this->admin(),
        );
        $version = $response->json()['version'] ?? '';

        return is_string($version) ? $version : '';
    }

    /** @param array<string, mixed> $data */
    private function add(string $path, array $data): HttpRequest
    {
        $headers = ['Content-Type' => 'application/json', 'X-WP-Nonce' => $this->nonceOf($this->admin(), 'wp_rest')];

        return new HttpRequest(
            method: 'POST',
            path: "/?rest_route=/courant/v1/specifications$path",
            body: (string) json_encode($data),
            files: [],
            query: [],
            headers: $headers,
            as: $this->admin()
        );
    }

    private function admin(): WP_User
    {
        $admin = get_user_by('id', 1);
        self::assertInstanceOf(WP_User::class, $admin);

        return $admin;
    }
}
