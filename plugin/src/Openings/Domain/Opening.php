<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

use DateTimeImmutable;

/** Represents a job opening. Text is plain and not escaped. */
final class Opening
{
    /**
     * @param string                    $status          `publish`, `expired`, `draft`, `future`, `private`, ...
     * @param DateTimeImmutable|null    $closing         the time after which it is closed, in the site's time zone
     * @param array<string, list<Term>> $terms           by taxonomy
     * @param list<Place>               $places
     * @param list<string> $remoteCountries countries for remote work, ISO 3166-1 alpha-2
     * @param list<EmploymentType>      $employmentTypes
     * @param array<string, mixed> $values values of fields that other plugins added, by meta key
     * @param bool $isClosingHidden whether the site hides all closing dates
     */
    public function __construct(
        public readonly int $id,
        public readonly string $title,
        public readonly string $url,
        public readonly string $status,
        public readonly int $authorId,
        public readonly DateTimeImmutable $published,
        public readonly ?DateTimeImmutable $closing,
        public readonly bool $isClosingShown,
        public readonly array $terms,
        public readonly array $places,
        public readonly array $remoteCountries,
        public readonly ?WorkMode $workMode,
        public readonly array $employmentTypes,
        public readonly ?Salary $salary,
        public readonly string $identifier,
        public readonly Requirements $requirements = new Requirements(),
        public readonly OpeningFlags $flags = new OpeningFlags(),
        public readonly array $values = [],
        private readonly bool $isClosingHidden = false,
    ) {
    }

    /** Returns the closing date that visitors see; null when it is hidden for this opening or on the whole site. */
    public function publicClosing(): ?DateTimeImmutable
    {
        return $this->isClosingShown && !$this->isClosingHidden ? $this->closing : null;
    }

    /** Returns whether the opening is closed: by its status, or by its closing time when cron has not run yet. */
    public function isClosed(DateTimeImmutable $now): bool
    {
        return $this->status === 'expired' || ($this->closing !== null && $now > $this->closing);
    }

    /**
     * Returns whether the opening accepts applications. After closing, forms that are already open can be sent during a
     * grace period.
     *
     * @param int $grace seconds after closing
     */
    public function acceptsApplications(DateTimeImmutable $now, int $grace = 0): bool
    {
        if ($this->flags->isFilled) {
            return false;
        }
        if ($this->closing !== null && $now <= $this->closing->modify("+$grace seconds")) {
            return $this->status === 'publish' || ($this->status === 'expired' && $now > $this->closing);
        }

        return $this->status === 'publish' && $this->closing === null;
    }
}
