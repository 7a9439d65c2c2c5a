<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** A file in the private store. */
final class StoredFile
{
    public function __construct(
        public readonly int $id,
        public readonly int $application,
        /** The form field that it came with. */
        public readonly string $field,
        /** Random, without extension; where it lies below the store's directory. */
        public readonly string $storedName,
        /** As the applicant named it; plain text, for people. */
        public readonly string $originalName,
        public readonly string $mediaType,
        public readonly int $bytes,
        public readonly string $sha256,
        public readonly ScanVerdict $scan = ScanVerdict::Off,
    ) {
    }
}
