<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** A file that came with an application. Its name is only what the client claims. */
final class IncomingFile
{
    /**
     * @param string $path    where it lies for the length of this request
     * @param string $problem '' when it arrived whole, else a violation code such as `file.partial`
     */
    public function __construct(
        public readonly string $name,
        public readonly string $path,
        public readonly int $bytes,
        public readonly string $problem = '',
    ) {
    }
}
