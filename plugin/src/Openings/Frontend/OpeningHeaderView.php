<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Island;

/** View model of the line below the title of an opening. Text is plain. */
final class OpeningHeaderView
{
    /**
     * @param list<OpeningHeaderFact> $facts place, employment type, salary and closing date, if the opening has them
     * @param string $posted such as "Posted May 4, 2031"
     * @param string $postedAt ISO 8601
     * @param string $listUrl URL of all openings, or ''
     * @param Html $actions buttons that a theme adds
     * @param Island $listLink makes the link return to the list that the visitor came from
     */
    public function __construct(
        public readonly array $facts,
        public readonly string $posted,
        public readonly string $postedAt,
        public readonly string $listUrl,
        public readonly Html $actions = new Html(''),
        public readonly Island $listLink = new Island('results-link', 'load'),
    ) {
    }

    public function withoutFacts(): self
    {
        return new self(
            facts: [],
            posted: $this->posted,
            postedAt: $this->postedAt,
            listUrl: $this->listUrl,
            actions: $this->actions,
            listLink: $this->listLink,
        );
    }

    /** Returns the text of the bar with the link to the form: the closing date, otherwise the salary, otherwise ''. */
    public function barText(): string
    {
        foreach (['closing', 'salary'] as $kind) {
            foreach ($this->facts as $fact) {
                if ($fact->kind === $kind) {
                    return match (true) {
                        // The note follows other text elsewhere, and is alone here.
                        $fact->note !== '' => mb_strtoupper(mb_substr($fact->note, 0, 1)) . mb_substr($fact->note, 1),
                        $fact->barText !== '' => $fact->barText,
                        default => $fact->text,
                    };
                }
            }
        }

        return '';
    }
}
