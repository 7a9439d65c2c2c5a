<?php

declare(strict_types=1);

namespace CourantDesk\Email;

use CourantDesk\Email\Domain\EmailPalette;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\Kernel\Settings\SettingsField;

/** Defines the settings of the HTML template of emails: logo, colors, and footer. */
final class EmailTemplateSettings extends ModuleSettings
{
    private const ACCENT = '#b42318';

    public function groupId(): string
    {
        return 'mail_look';
    }

    public function title(): string
    {
        return __('Email template', 'courant-desk');
    }

    public function category(): SettingsCategory
    {
        return SettingsCategory::Applications;
    }

    public function capability(): string
    {
        return Capabilities::APPLICATIONS;
    }

    public function fields(): array
    {
        return [
            new SettingsField(
                'html',
                'bool',
                true,
                __('Send HTML emails', 'courant-desk'),
                __('When off, emails are plain text only. HTML emails also contain a plain text version.', 'courant-desk'),
            ),
            new SettingsField(
                'logo',
                'image',
                0,
                __('Logo', 'courant-desk'),
                __('Shown at the top of every email. Leave empty to use the logo of the site, or the company name if it has none.', 'courant-desk'),
            ),
            new SettingsField(
                'accent', 'color', self::defaultAccent(), __('Accent color (links and top line)', 'courant-desk'),
            ),
            new SettingsField('background', 'color', '#f1eee7', __('Background color', 'courant-desk')),
            new SettingsField('paper', 'color', '#ffffff', __('Content background color', 'courant-desk')),
            new SettingsField(
                'ink',
                'color',
                '#17181c',
                __('Text color', 'courant-desk'),
                __('In dark mode, emails use a built-in dark color scheme.', 'courant-desk'),
            ),
            new SettingsField(
                'footer',
                'longtext',
                "{company}\n{site-url}",
                __('Footer text', 'courant-desk'),
                __('Shown below every email, for example the company address. {company}, {site-title} and {site-url} are replaced.', 'courant-desk'),
            ),
        ];
    }

    public function isHtmlEnabled(): bool
    {
        return $this->bool('html');
    }

    /** Returns the attachment ID of the logo, 0 for none. */
    public function logoId(): int
    {
        return $this->int('logo');
    }

    public function palette(): EmailPalette
    {
        return new EmailPalette(
            $this->text('accent'),
            $this->text('background'),
            $this->text('paper'),
            $this->text('ink'),
        );
    }

    public function footer(): string
    {
        return $this->text('footer');
    }

    private static function defaultAccent(): string
    {
        /**
         * Filters the accent color of HTML emails that is used until the owner of the site chooses one. The theme
         * Courant returns its own accent color.
         *
         * @since 0.2.0
         * @param string $color #rrggbb
         */
        $color = apply_filters('courant_desk_email_accent', self::ACCENT);

        return is_string($color) && preg_match('/^#[0-9a-f]{6}$/i', $color) === 1 ? $color : self::ACCENT;
    }
}
