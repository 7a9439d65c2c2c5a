<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Admin\MailWords;
use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Domain\MailKind;
use CourantDesk\Applications\Domain\MailTags;
use CourantDesk\MailLook\Domain\MailSamples;
use CourantDesk\MailLook\Domain\Sample;

/** The mails about applications, with the settings as they are being typed and an applicant who does not exist. */
final class SampleLetters implements MailSamples
{
    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function titles(): array
    {
        $titles = [];
        foreach (MailKind::cases() as $kind) {
            if (!$kind->isWritten()) {
                $titles[$kind->value] = MailWords::kind($kind);
            }
        }

        return $titles;
    }

    public function sample(string $id, array $changes): ?Sample
    {
        $kind = MailKind::tryFrom($id);
        if ($kind === null || $kind->isWritten()) {
            return null;
        }
        $texts = new MailTexts(
            $this->parts->settings->with($changes['applications'] ?? []),
            $this->parts->mails->with($changes['mails'] ?? []),
            $this->parts->kernel->template,
        );
        $tags = $this->tags();
        $tags = $kind->goesToApplicant() && $kind !== MailKind::Copy ? $tags->forStranger(__('applicant', 'courant-desk')) : $tags;
        $written = $texts->of($kind, $tags)->fill($tags);

        return new Sample($written->subject, $written->body);
    }

    private function tags(): MailTags
    {
        $hr = $this->parts->organisation->hrAddress();
        $screen = admin_url('edit.php?post_type=' . ApplicationType::NAME);

        return new MailTags([
            '{application-id}' => 'K7M2-Q4XD',
            '{applicant-email}' => 'zoe.example@courant.example',
            '{applicant-resume}' => $screen,
            '{job-title}' => __('Editor', 'courant-desk'),
            '{job-id}' => '1',
            '{job-expiry}' => '',
            '{author-email}' => get_bloginfo('admin_email'),
            '{site-title}' => wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES),
            '{site-tagline}' => wp_specialchars_decode(get_bloginfo('description'), ENT_QUOTES),
            '{site-url}' => home_url('/'),
            '{admin-email}' => get_bloginfo('admin_email'),
            '{hr-email}' => $hr !== '' ? $hr : get_bloginfo('admin_email'),
            '{company}' => $this->parts->organisation->name(),
            '{application-link}' => home_url('/'),
            '{application-url}' => $screen,
        ], [
            '{applicant}' => 'Zoë O’Hara',
            '{applicant-phone}' => '+49 30 1234',
            '{applicant-cover}' => __('I would like to work with you, and this is why.', 'courant-desk'),
        ]);
    }
}
