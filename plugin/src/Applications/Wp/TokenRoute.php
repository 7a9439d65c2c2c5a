<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\FormToken;
use CourantDesk\Kernel\Clock;
use WP_REST_Response;

/** GET courant/v1/token: the optional token of the form. It stores nothing and is the same for everybody (Rulings 13). */
final class TokenRoute
{
    public const SPACE = 'courant/v1';
    public const PATH = '/token';

    public function __construct(private readonly FormToken $token, private readonly Clock $clock)
    {
    }

    public function register(): void
    {
        register_rest_route(self::SPACE, self::PATH, [
            'methods' => 'GET',
            'callback' => [$this, 'answer'],
            'permission_callback' => '__return_true',
        ]);
    }

    public function answer(): WP_REST_Response
    {
        return new WP_REST_Response(
            ['token' => $this->token->issue($this->clock->now()->getTimestamp())],
            200,
            ['Cache-Control' => 'no-store']
        );
    }

    public function url(): string
    {
        return rest_url(self::SPACE . self::PATH);
    }
}
