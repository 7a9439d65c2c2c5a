<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** The signed mark in the address of an applicant's own page. It holds as long as the application is there (Rulings 38). */
final class ApplicationLink
{
    public function __construct(private readonly string $secret)
    {
    }

    public function mark(int $application, string $reference): string
    {
        return $application . '-' . $this->sign($application, $reference);
    }

    /** The id that a mark claims to be of; it must still be compared by `fits()`. */
    public static function claimed(string $mark): int
    {
        return preg_match('/^(\d{1,18})-[0-9a-f]{40}$/D', $mark, $part) === 1 ? (int) $part[1] : 0;
    }

    public function fits(string $mark, int $application, string $reference): bool
    {
        return $reference !== '' && hash_equals($this->mark($application, $reference), $mark);
    }

    private function sign(int $application, string $reference): string
    {
        return substr(hash_hmac('sha256', "own-application|$application|$reference", $this->secret), 0, 40);
    }
}
