<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Describes a format of import files. A format implements XmlFormat or FileFormat. */
interface ImportFormat
{
    /** Returns the name for display, such as `USAJOBS HR-XML`. */
    public function name(): string;

    /** @return list<string> file name extensions with a dot, such as `.xml`, for the file control */
    public function extensions(): array;
}
