<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Http;

use CourantDesk\Kernel\PostTypes;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Changes the response to a REST request for openings that the database refused for the moment, such as by a node that
 * has lost its cluster: WordPress responds with status 500, which no client repeats.
 */
final class UnavailableDatabase
{
    private const ERROR_CODES = ['db_insert_error', 'db_update_error'];

    private const SECONDS = 5;

    /** Texts of the errors that SqlException::isTransient() knows by number, as WordPress passes them on. */
    private const MESSAGES = '/WSREP|Deadlock found|Lock wait timeout|during COMMIT|gone away|Lost connection|is locked/i';

    /**
     * Changes the status to 503, with the time after which the request can be repeated.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function changeStatus(mixed $response, mixed $server, WP_REST_Request $request): mixed
    {
        $data = $response instanceof WP_REST_Response ? $response->get_data() : null;
        if (
            !$response instanceof WP_REST_Response || !is_array($data)
            || !str_starts_with($request->get_route(), '/wp/v2/' . PostTypes::OPENING)
            || !in_array($data['code'] ?? '', self::ERROR_CODES, true)
            || preg_grep(self::MESSAGES, array_filter((array) ($data['additional_data'] ?? []), is_string(...))) === []
        ) {
            return $response;
        }
        $response->set_status(503);
        $response->header('Retry-After', (string) self::SECONDS);
        $response->set_data([
            'code' => 'courant_database_unavailable',
            'message' => __('The database is unavailable for the moment. Try again in a few seconds.', 'courant-desk'),
            'data' => ['status' => 503],
        ]);

        return $response;
    }
}
