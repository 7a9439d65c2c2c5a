<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Kernel\Html;

/** View model of the sections below the description of an opening. Everything except the photo is plain text. */
final class OpeningAboutView
{
    /**
     * @param list<string> $team      paragraphs
     * @param list<string> $benefits
     * @param list<string> $steps     hiring steps, in order
     * @param array{name: string, role: string, email: string, phone: string}|null $contact
     */
    public function __construct(
        public readonly array $team,
        public readonly Html $photo,
        public readonly array $benefits,
        public readonly array $steps,
        public readonly ?array $contact,
    ) {
    }

    public function isEmpty(): bool
    {
        return $this->team === [] && $this->photo->isEmpty() && $this->benefits === [] && $this->steps === []
            && $this->contact === null;
    }

    /** Returns a phone number as the target of a `tel:` link. */
    public function phoneNumber(): string
    {
        return (string) preg_replace('/[^+0-9]+/', '', $this->contact['phone'] ?? '');
    }
}
