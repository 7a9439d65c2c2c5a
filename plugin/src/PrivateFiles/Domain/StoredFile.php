<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Represents a file in the private store. */
final class StoredFile
{
    public function __construct(
        public readonly int $id,
        public readonly int $application,
        /** Name of the form field of the upload. */
        public readonly string $field,
        /** Random name without extension; path relative to the store's directory. */
        public readonly string $storedName,
        /** Original name from the applicant; plain text, for display. */
        public readonly string $originalName,
        public readonly string $mediaType,
        public readonly int $bytes,
        public readonly string $sha256,
        public readonly ScanVerdict $scan = ScanVerdict::Off,
    ) {
    }
}
