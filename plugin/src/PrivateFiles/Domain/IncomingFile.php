<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Represents a file that was uploaded with an application. Its name is provided by the client and not trusted. */
final class IncomingFile
{
    /**
     * @param string $path    path of the temporary file during this request
     * @param string $problem '' for a complete upload, otherwise a violation code such as `file.partial`
     */
    public function __construct(
        public readonly string $name,
        public readonly string $path,
        public readonly int $bytes,
        public readonly string $problem = '',
    ) {
    }
}
