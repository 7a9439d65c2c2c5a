<?php

declare(strict_types=1);

namespace CourantTests\Support\Openings;

use CourantTests\Support\SiteTestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Sends requests to courant/v1/specifications and reads the responses.
 *
 * @phpstan-require-extends SiteTestCase
 */
trait RequestsSpecifications
{
    private string $path = '/courant/v1/specifications';

    /**
     * @param array<string, mixed> $body
     * @return array<string, mixed> response with all specifications after the change
     */
    private function requestSuccessfully(string $method, string $path, array $body = []): array
    {
        $response = $this->call($method, $path, $body);
        self::assertSame(200, $response->get_status(), (string) wp_json_encode($response->get_data()));

        return $this->data($response);
    }

    /** @param array<string, mixed> $body */
    private function call(string $method, string $path, array $body = []): WP_REST_Response
    {
        $request = new WP_REST_Request($method, $this->path . $path);
        foreach ($body + ($method === 'GET' ? [] : ['version' => $this->version()]) as $name => $value) {
            $request->set_param($name, $value);
        }

        return rest_do_request($request);
    }

    private function version(): string
    {
        $request = new WP_REST_Request('GET', $this->path);
        $request->set_param('context', 'edit');
        $version = $this->data(rest_do_request($request))['version'] ?? '';

        return is_string($version) ? $version : '';
    }

    /** @return array<string, mixed> */
    private function data(WP_REST_Response $response): array
    {
        $data = $response->get_data();
        self::assertIsArray($data);

        /** @var array<string, mixed> */
        return $data;
    }

    /**
     * @param array<string, mixed> $response
     * @return list<array<string, mixed>>
     */
    private function all(array $response): array
    {
        self::assertIsArray($response['specifications']);

        /** @var list<array<string, mixed>> */
        return $response['specifications'];
    }

    /**
     * @param array<string, mixed> $response
     * @return array<string, mixed>
     */
    private function findByKey(array $response, string $key): array
    {
        return array_column($this->all($response), null, 'key')[$key] ?? [];
    }

    /**
     * @param array<string, mixed> $response
     * @return list<array{id: int, slug: string, name: string, openings: int}>
     */
    private function terms(array $response, string $key): array
    {
        /** @var list<array{id: int, slug: string, name: string, openings: int}> */
        return $this->findByKey($response, $key)['terms'] ?? [];
    }

    /**
     * @param array<string, mixed> $response
     * @return list<string>
     */
    private function names(array $response, string $key): array
    {
        return array_column($this->terms($response, $key), 'name');
    }
}
