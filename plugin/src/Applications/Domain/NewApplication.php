<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use DateTimeImmutable;

/** Holds an application that passed all checks and is ready to be stored. */
final class NewApplication
{
    /**
     * @param list<StoredFile> $files
     * @param list<Suspicion>  $suspicions
     */
    public function __construct(
        public readonly Opening $opening,
        public readonly FormDefinition $form,
        public readonly ApplicationInput $input,
        public readonly array $files,
        public readonly array $suspicions,
        public readonly string $reference,
        public readonly DateTimeImmutable $receivedAt,
        public readonly bool $isReplyHeld = false,
    ) {
    }

    /** Returns whether this may only update an earlier application, after the applicant confirms it. */
    public function isUpdate(): bool
    {
        return $this->suspicions === [Suspicion::Duplicate];
    }

    public function isSuspected(): bool
    {
        return $this->suspicions !== [] && !$this->isUpdate();
    }
}
