<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Http;

use CourantDesk\Applications\Domain\FormToken;
use CourantDesk\Applications\Frontend\ApplicantMessages;
use CourantDesk\Applications\Storage\ConfiguredStorageCapacity;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\RestApi;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use RuntimeException;
use WP_REST_Response;

/**
 * Handles GET courant/v1/token, which returns the optional form token. It stores nothing, and the response is the
 * same for all visitors.
 *
 * @see docs/features/applications.md#form-token
 */
final class FormTokenController implements RestController
{
    public const PATH = '/token';

    public function __construct(
        private readonly FormToken $token,
        private readonly Clock $clock,
        private readonly ConfiguredStorageCapacity $capacity,
        private readonly ApplicantMessages $messages,
        private readonly Log $log,
    ) {
    }

    public function routes(): array
    {
        return [new RestRoute('GET', self::PATH, __return_true(...), $this->getToken(...))];
    }

    public function getToken(): WP_REST_Response
    {
        $response = ['token' => $this->token->issue($this->clock->now()->getTimestamp())];
        if ($this->isFull()) {
            // With this message the form can report the problem before it uploads anything.
            $response['full'] = $this->messages->storageFull();
        }

        return new WP_REST_Response($response, 200, ['Cache-Control' => 'no-store']);
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
        return rest_url(RestApi::NAMESPACE . self::PATH);
    }
}
