<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Frontend\JobPostingPreview;

/** View model of the meta boxes of the classic editor. */
final class OpeningMetaBoxView
{
    /**
     * @param list<array{taxonomy: string, label: string, terms: list<Term>, chosen: list<int>}> $specifications
     * @param array<string, list<OpeningFieldGroup>>                                             $fields by panel
     */
    public function __construct(
        public readonly string $nonceAction,
        public readonly string $nonceName,
        public readonly array $specifications,
        private readonly array $fields,
        public readonly string $status,
        /** null before the opening is saved for the first time. */
        public readonly ?JobPostingPreview $preview,
    ) {
    }

    /** @return list<OpeningFieldGroup> fields of a panel, see OpeningField::panel() */
    public function fields(string $panel): array
    {
        return $this->fields[$panel] ?? [];
    }

    /** Returns whether the opening can be closed or reopened, which requires that it was published before. */
    public function hasBeenPublished(): bool
    {
        return in_array($this->status, ['publish', 'private', 'expired'], true);
    }
}
