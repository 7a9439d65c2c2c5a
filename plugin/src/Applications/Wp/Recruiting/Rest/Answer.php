<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting\Rest;

use WP_REST_Response;

/** Answers that no cache may keep: they are about people. */
final class Answer
{
    /** @param array<array-key, mixed> $data */
    public static function of(array $data, int $status = 200): WP_REST_Response
    {
        return new WP_REST_Response($data, $status, ['Cache-Control' => 'private, no-store']);
    }
}
