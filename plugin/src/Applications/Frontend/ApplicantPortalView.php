<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Frontend;

use CourantDesk\Kernel\Html;

/** View model of the applicant portal. Plain text, not escaped. */
final class ApplicantPortalView
{
    /**
     * @param array<string, string> $rows  label => submitted value; empty when the link is not valid
     * @param list<array{label: string, name: string, url: string, replacement: Html}> $files label of the field, name
     *     and URL for the next hour of each file, and the form that replaces it
     * @param list<array{id: int, received: string, files: list<string>}> $updates second applications that are not
     *     confirmed yet
     * @param list<string>          $styles handles of stylesheets
     * @param string                $status one sentence with the state of the application, or ''
     * @param array{title: string, url: string} $opening the opening of the application; the URL is '' when it cannot be
     *     visited
     * @param list<array{datetime: string, date: string, text: string}> $history events, oldest first
     * @param list<string> $steps
     */
    public function __construct(
        public readonly string $action,
        public readonly string $error,
        public readonly string $confirmation,
        public readonly array $rows,
        public readonly array $files,
        public readonly bool $canChange,
        public readonly array $updates = [],
        public readonly array $styles = [],
        public readonly string $status = '',
        public readonly array $opening = ['title' => '', 'url' => ''],
        public readonly array $history = [],
        public readonly string $reference = '',
        /** The state with its date, or ''. */
        public readonly string $label = '',
        /** Steps of hiring as the page of the opening describes them, of which the first is the current one. */
        public readonly array $steps = [],
        /** Whether the error is shown next to the field of the new file. */
        public readonly bool $hasFileError = false,
        /** URL of all openings for an applicant who has withdrawn, or ''. */
        public readonly string $openingsUrl = '',
        public readonly int $openingId = 0,
        /** Form for a new link, in place of an application. */
        public readonly Html $linkForm = new Html(''),
        /** Short form of the error or confirmation, or ''. */
        private readonly string $resultTitle = '',
    ) {
    }

    /** Returns whether the application has just been withdrawn, which the box of the state confirms. */
    public function isWithdrawalConfirmed(): bool
    {
        return $this->confirmation !== '' && $this->status !== '' && !$this->canChange;
    }

    /** Returns the result of the last action for the title of the page, or ''. */
    public function resultTitle(): string
    {
        if ($this->resultTitle !== '') {
            return $this->resultTitle;
        }

        return $this->error !== '' ? $this->error : $this->confirmation;
    }
}
