<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\EmailSample;
use CourantDesk\Email\Domain\EmailSampleProvider;
use CourantDesk\Kernel\Clock;
use CourantDesk\Openings\Domain\FieldLabels;

/** Provides samples of the emails to the author of an opening, with made-up data. */
final class OpeningClosingEmailSamples implements EmailSampleProvider
{
    public function __construct(private readonly Clock $clock, private readonly FieldLabels $fieldLabels)
    {
    }

    public function titles(): array
    {
        $titles = [];
        foreach (OpeningClosingEmail::cases() as $message) {
            $titles[$message->value] = $message->title();
        }

        return $titles;
    }

    public function findSample(string $id, array $changes): ?EmailSample
    {
        $message = OpeningClosingEmail::tryFrom($id);
        if ($message === null) {
            return null;
        }
        $title = __('Editor', 'courant-desk');
        $closing = $this->fieldLabels->closing($this->clock->now()->setTimezone(wp_timezone())->modify('+3 days'));

        return new EmailSample($message->subject($title), $message->body($title, $closing, admin_url('edit.php?post_type=awsm_job_openings'), home_url('/')));
    }
}
