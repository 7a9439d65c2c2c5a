<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\FormToken;
use CourantDesk\Applications\Storage\LimitedStorage;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use RuntimeException;
use WP_REST_Response;

/** GET courant/v1/token: the optional token of the form. It stores nothing and is the same for everybody (Rulings 13). */
final class TokenRoute
{
    public const SPACE = 'courant/v1';
    public const PATH = '/token';

    public function __construct(
        private readonly FormToken $token,
        private readonly Clock $clock,
        private readonly LimitedStorage $capacity,
        private readonly Messages $messages,
        private readonly Log $log,
    ) {
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
        $answer = ['token' => $this->token->issue($this->clock->now()->getTimestamp())];
        if ($this->isFull()) {
            // The form says so before it uploads anything.
            $answer['full'] = $this->messages->storageFull();
        }

        return new WP_REST_Response($answer, 200, ['Cache-Control' => 'no-store']);
    }

    private function isFull(): bool
    {
        try {
            return $this->capacity->isFull();
        } catch (RuntimeException $failure) {
            $this->log->error('applications.capacity', [], $failure);

            return false;
        }
    }

    public function url(): string
    {
        return rest_url(self::SPACE . self::PATH);
    }
}
