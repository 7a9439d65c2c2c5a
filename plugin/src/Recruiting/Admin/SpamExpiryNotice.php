<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Recruiting\Storage\ApplicationRetention;

/**
 * Notifies recruiters a week before suspected spam is deleted, in wp-admin and in the weekly summary email.
 */
final class SpamExpiryNotice
{
    private const CAPABILITY = 'edit_others_applications';

    public function __construct(private readonly ApplicationRetention $retention)
    {
    }

    public function printNotice(): void
    {
        $screen = get_current_screen();
        $isOurs = $screen !== null && in_array($screen->post_type, [PostTypes::APPLICATION, PostTypes::OPENING], true);
        $text = $isOurs && current_user_can(self::CAPABILITY) ? $this->noticeText() : '';
        if ($text !== '') {
            wp_admin_notice(
                esc_html($text) . ' <a href="' . esc_url(self::suspectedSpamUrl()) . '">'
                    . esc_html__('Review suspected spam', 'courant-desk') . '</a>',
                ['type' => 'info', 'id' => 'courant-spam-expiry']
            );
        }
    }

    /**
     * @param mixed $lines lines of the weekly summary
     * @return list<mixed>
     */
    public function addToWeeklySummary(mixed $lines): array
    {
        $lines = is_array($lines) ? array_values($lines) : [];
        $text = $this->noticeText();

        return $text === '' ? $lines : [...$lines, '', $text, self::suspectedSpamUrl()];
    }

    private function noticeText(): string
    {
        $number = $this->retention->countUpcomingSpam();

        return $number === 0 ? '' : sprintf(
            /* translators: 1: number of applications, 2: number of days */
            _n(
                '%1$s application in suspected spam will be deleted within a week: its opening has closed, and it is kept for %2$s days.',
                '%1$s applications in suspected spam will be deleted within a week: their openings have closed, and they are kept for %2$s days.',
                $number,
                'courant-desk'
            ),
            number_format_i18n($number),
            number_format_i18n($this->retention->daysByStage()[ApplicationStatus::SUSPECTED])
        );
    }

    private static function suspectedSpamUrl(): string
    {
        return admin_url(
            'edit.php?post_type=' . PostTypes::APPLICATION . '&post_status=' . ApplicationStatus::SUSPECTED
        );
    }
}
