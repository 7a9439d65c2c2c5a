<?php

declare(strict_types=1);

namespace CourantDesk\Kernel\Settings;

/** Lists the tabs of the settings screen, in their order. The settings classes of one tab are its pages. */
enum SettingsCategory
{
    case Jobs;
    case Applications;
    case Content;
    case Ads;
    case Privacy;
    case Site;

    /** Returns the translated title of the tab. */
    public function title(): string
    {
        return match ($this) {
            self::Jobs => __('Jobs', 'courant-desk'),
            self::Applications => __('Applications', 'courant-desk'),
            self::Content => __('Content', 'courant-desk'),
            self::Ads => __('Ads', 'courant-desk'),
            self::Privacy => __('Privacy', 'courant-desk'),
            self::Site => __('Site', 'courant-desk'),
        };
    }

    /** Returns the translated text of the help tab: the purpose of the settings, and who can change them. */
    public function help(): string
    {
        return match ($this) {
            self::Jobs => __(
                'How job openings, lists, feeds and statistics work. Users who manage job openings can change these settings.',
                'courant-desk',
            ),
            self::Applications => __(
                'What applicants send, which emails are sent, and how emails look. Users who manage applications can change these settings.',
                'courant-desk',
            ),
            self::Content => __(
                'Tables of contents and videos in articles. Editors can change these settings.',
                'courant-desk',
            ),
            self::Ads => __(
                'Ad slots and their sizes. Editors can change most of these settings; only administrators can change third-party code.',
                'courant-desk',
            ),
            self::Privacy => __(
                'Consent, third-party services and the Content-Security-Policy. Only administrators can change these settings.',
                'courant-desk',
            ),
            self::Site => __(
                'Limits, spam and malware protection, and settings that other plugins add. Only administrators can change most of these settings.',
                'courant-desk',
            ),
        };
    }
}
