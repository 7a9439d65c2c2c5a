<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/**
 * Creates and verifies the signed token in the URL of the applicant portal.
 *
 * The token is valid for as long as the application exists. @see docs/features/applications.md#applicant-portal
 */
final class ApplicantPortalToken
{
    public function __construct(private readonly string $secret)
    {
    }

    public function issue(int $application, string $reference): string
    {
        return $application . '-' . $this->sign($application, $reference);
    }

    /** Returns the application ID in a token without verifying it. Callers must check the token with `isValid()`. */
    public static function parseApplicationId(string $token): int
    {
        return preg_match('/^(\d{1,18})-[0-9a-f]{40}$/D', $token, $matches) === 1 ? (int) $matches[1] : 0;
    }

    public function isValid(string $token, int $application, string $reference): bool
    {
        return $reference !== '' && hash_equals($this->issue($application, $reference), $token);
    }

    private function sign(int $application, string $reference): string
    {
        return substr(hash_hmac('sha256', "own-application|$application|$reference", $this->secret), 0, 40);
    }
}
