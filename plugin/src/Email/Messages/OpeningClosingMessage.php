<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\SiteEmailMessage;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Openings\Domain\FieldLabels;

/** Base of the emails to the author of an opening about its closing. */
abstract class OpeningClosingMessage extends SiteEmailMessage
{
    public function __construct(private readonly Clock $clock, private readonly FieldLabels $fieldLabels)
    {
    }

    public function sampleTags(): array
    {
        $closing = $this->clock->now()->setTimezone(wp_timezone())->modify('+3 days');

        return [
            '{job-title}' => __('Editor', 'courant-desk'),
            '{closing}' => $this->fieldLabels->closing($closing),
            '{edit-url}' => admin_url('edit.php?post_type=' . PostTypes::OPENING),
            '{job-url}' => home_url('/'),
        ];
    }
}
