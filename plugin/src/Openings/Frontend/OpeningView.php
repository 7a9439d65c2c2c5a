<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Kernel\Html;

/** View model of the page of an opening. All values except the HTML are plain text. */
final class OpeningView
{
    /**
     * @param string $closingText the closing date notice, or ''
     * @param Html $facts other facts than the salary, empty when there are none
     * @param Html $specifications specifications that are shown above the content
     * @param Html $content the description, empty when it is not shown
     * @param Html $before output of the `before_awsm_*` hooks of WP Job Openings
     * @param Html $after output of the `after_awsm_*` hooks of WP Job Openings
     * @param Html $form the application form
     */
    public function __construct(
        public readonly bool $isClosed,
        public readonly string $closingText,
        public readonly Html $facts,
        public readonly Html $specifications,
        public readonly Html $content,
        public readonly Html $before,
        public readonly Html $after,
        public readonly Html $form,
        /** The position is filled: the opening is shown, but accepts no applications. */
        public readonly bool $isFilled = false,
        /** Specifications that are shown below the content. */
        public readonly Html $specificationsBelow = new Html(''),
        /** False when the block template of the page has a block for the notice of a closed opening. */
        public readonly bool $hasNotice = true,
        /** False when the block template of the page has a block for the link to the form. */
        public readonly bool $hasApplyButton = true,
        /** Line below the title. */
        public readonly Html $header = new Html(''),
        /** Such as "closes in 3 days", or ''. */
        public readonly string $daysLeft = '',
        /** Text next to the link to the form at the bottom of small screens, or ''. */
        public readonly string $barText = '',
        /** Team, benefits, hiring steps and contact person, empty when there are none. */
        public readonly Html $about = new Html(''),
        /** Similar openings, below the form. */
        public readonly Html $similar = new Html(''),
        /** The salary, empty when there is none. */
        public readonly Html $salary = new Html(''),
    ) {
    }

    /** Returns whether the page contains a link to the form below the text. */
    public function linksToForm(): bool
    {
        return $this->hasApplyButton && !$this->isClosed && !$this->isFilled && !$this->form->isEmpty();
    }
}
