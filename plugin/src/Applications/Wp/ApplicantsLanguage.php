<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\MailKind;
use CourantDesk\Email\Domain\QueuedEmail;

/**
 * Mails to applicants that write themselves are in the language of the page on which somebody applied, as far as WordPress
 * has that language installed. The owner's own words stay as they are.
 */
final class ApplicantsLanguage
{
    /** Of the form, and of the application's meta. */
    public const KEY = 'courant_locale';

    /** @return string a locale that WordPress has, or '' */
    public static function known(string $locale): string
    {
        return $locale !== '' && in_array($locale, [...get_available_languages(), 'en_US'], true) ? $locale : '';
    }

    /**
     * Does the work of sending a mail in that mail's language.
     *
     * @param callable(): void $work
     */
    public function within(QueuedEmail $queued, callable $work): void
    {
        $kind = MailKind::tryFrom($queued->kind);
        $isAutomatic = $kind !== null && $kind->goesToApplicant() && !$kind->isWritten();
        $locale = $isAutomatic ? get_post_meta($queued->application, self::KEY, true) : '';
        $isSwitched = is_string($locale) && $locale !== '' && switch_to_locale($locale);
        try {
            $work();
        } finally {
            if ($isSwitched) {
                restore_previous_locale();
            }
        }
    }
}
