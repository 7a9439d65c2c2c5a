<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Looks into a file. */
interface Sniffer
{
    /** What the file's bytes are, or null when they are none of the kinds we know. */
    public function kindOf(string $path): ?FileKind;
}
