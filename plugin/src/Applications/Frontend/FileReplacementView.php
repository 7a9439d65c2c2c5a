<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Frontend;

/** View model of the form that replaces one file of an application. Plain text, not escaped. */
final class FileReplacementView
{
    public function __construct(
        /** URL that the form is sent to. */
        public readonly string $action,
        /** File that is replaced; 0 for the CV. */
        public readonly int $fileId,
        public readonly string $name,
        /** File extensions such as `.pdf, .docx`. */
        public readonly string $accept,
        public readonly string $maxSize,
        /** Why the new file was rejected, or ''. */
        public readonly string $error,
    ) {
    }

    public function isResume(): bool
    {
        return $this->fileId === 0;
    }

    /** Returns the ID of the field. */
    public function fieldId(): string
    {
        return $this->isResume() ? 'courant-new-cv' : "courant-new-file-$this->fileId";
    }

    /** Returns the text of the control that opens the form. */
    public function summary(): string
    {
        return $this->isResume()
            ? __('Replace CV', 'courant-desk')
            /* translators: %s: name of a file */
            : sprintf(__('Replace “%s”', 'courant-desk'), $this->name);
    }

    public function help(): string
    {
        /* translators: 1: list of file extensions, such as .pdf, .docx; 2: size, such as 10 MB */
        return sprintf(__('Allowed types: %1$s. At most %2$s.', 'courant-desk'), $this->accept, $this->maxSize);
    }
}
