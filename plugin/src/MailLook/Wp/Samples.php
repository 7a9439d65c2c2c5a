<?php

declare(strict_types=1);

namespace CourantDesk\MailLook\Wp;

use Closure;
use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\MailLook\Domain\MailSamples;
use CourantDesk\MailLook\Domain\Sample;

/** Every mail of the desk that can be shown before it is sent. */
final class Samples
{
    /** @param list<Closure(): MailSamples> $rooms */
    public function __construct(private readonly array $rooms, private readonly Organisation $company)
    {
    }

    /** @return array<string, string> id => title */
    public function titles(): array
    {
        return array_merge(...array_map(static fn (Closure $room): array => $room()->titles(), $this->rooms));
    }

    /** @param array<string, array<string, mixed>> $changes settings by room that are not stored yet */
    public function sample(string $id, array $changes): Sample
    {
        foreach ($this->rooms as $room) {
            $sample = $room()->sample($id, $changes);
            if ($sample !== null) {
                return $sample;
            }
        }
        /* translators: %s: name of the company */
        return new Sample(sprintf(__('A test mail of %s', 'courant-desk'), $this->company->name()), __('This site can send mails: you are reading one.', 'courant-desk'));
    }
}
