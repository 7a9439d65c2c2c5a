<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use DateTimeImmutable;

/** An application that passed all checks and is about to be stored. */
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
        public readonly DateTimeImmutable $received,
        public readonly bool $replyHeld = false,
    ) {
    }

    /** Whether it may only change an earlier application, once the applicant confirms it. */
    public function isUpdate(): bool
    {
        return $this->suspicions === [Suspicion::Duplicate];
    }

    public function isSuspected(): bool
    {
        return $this->suspicions !== [] && !$this->isUpdate();
    }
}
