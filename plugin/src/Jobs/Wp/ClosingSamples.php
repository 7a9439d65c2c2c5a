<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\View\Words;
use CourantDesk\Kernel\Clock;
use CourantDesk\MailLook\Domain\MailSamples;
use CourantDesk\MailLook\Domain\Sample;

/** The mails to authors, about an opening that does not exist. */
final class ClosingSamples implements MailSamples
{
    public function __construct(private readonly Clock $clock)
    {
    }

    public function titles(): array
    {
        $titles = [];
        foreach (ClosingLetter::cases() as $letter) {
            $titles[$letter->value] = $letter->title();
        }

        return $titles;
    }

    public function sample(string $id, array $changes): ?Sample
    {
        $letter = ClosingLetter::tryFrom($id);
        if ($letter === null) {
            return null;
        }
        $title = __('Editor', 'courant-desk');
        $closing = Words::closing($this->clock->now()->setTimezone(wp_timezone())->modify('+3 days'));

        return new Sample($letter->subject($title), $letter->text($title, $closing, admin_url('edit.php?post_type=' . OpeningType::NAME), home_url('/')));
    }
}
