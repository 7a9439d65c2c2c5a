<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Detects the type of a file from its content. */
interface FileKindDetector
{
    /** Returns the type of the file's bytes, or null for any other type. */
    public function detect(string $path): ?FileKind;
}
