<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin\Recruiting;

use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\Recruiting\Retention;

/** Tells recruiters a week before how much suspected spam will be deleted: in wp-admin, and in the weekly summary email. */
final class SpamExpiryNotice
{
    private const CAPABILITY = 'edit_others_applications';

    public function __construct(private readonly Retention $retention)
    {
    }

    public function boot(): void
    {
        add_action('admin_notices', $this->print(...));
        add_filter('courant_desk_digest_lines', $this->addToDigest(...));
    }

    private function print(): void
    {
        $screen = get_current_screen();
        $isOurs = $screen !== null && in_array($screen->post_type, [ApplicationType::NAME, ApplicationType::OPENING], true);
        $text = $isOurs && current_user_can(self::CAPABILITY) ? $this->text() : '';
        if ($text !== '') {
            wp_admin_notice(
                esc_html($text) . ' <a href="' . esc_url(self::url()) . '">' . esc_html__('Review suspected spam', 'courant-desk') . '</a>',
                ['type' => 'info', 'id' => 'courant-spam-expiry']
            );
        }
    }

    /**
     * @param mixed $lines of the weekly summary
     * @return list<mixed>
     */
    private function addToDigest(mixed $lines): array
    {
        $lines = is_array($lines) ? array_values($lines) : [];
        $text = $this->text();

        return $text === '' ? $lines : [...$lines, '', $text, self::url()];
    }

    private function text(): string
    {
        $number = $this->retention->upcomingSpam();

        return $number === 0 ? '' : sprintf(
            /* translators: 1: number of applications, 2: number of days */
            _n(
                '%1$s application in suspected spam will be deleted within a week: its opening has closed, and it is kept for %2$s days.',
                '%1$s applications in suspected spam will be deleted within a week: their openings have closed, and they are kept for %2$s days.',
                $number,
                'courant-desk'
            ),
            number_format_i18n($number),
            number_format_i18n($this->retention->days()[ApplicationType::SUSPECTED])
        );
    }

    private static function url(): string
    {
        return admin_url('edit.php?post_type=' . ApplicationType::NAME . '&post_status=' . ApplicationType::SUSPECTED);
    }
}
