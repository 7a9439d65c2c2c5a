<?php

declare(strict_types=1);

namespace CourantDesk\Email;

use CourantDesk\Email\Domain\EmailPalette;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsField;

/** Defines the settings of the HTML template of emails: logo, colors, and footer. */
final class EmailTemplateSettings extends ModuleSettings
{
    public function groupId(): string
    {
        return 'mail_look';
    }

    public function title(): string
    {
        return __('Look of mails', 'courant-desk');
    }

    public function capability(): string
    {
        return Capabilities::APPLICATIONS;
    }

    public function fields(): array
    {
        return [
            new SettingsField('html', 'bool', true, __('Dress mails', 'courant-desk'), __('Off: plain text alone. The plain text is always there, for whoever prefers it.', 'courant-desk')),
            new SettingsField('logo', 'image', 0, __('Logo', 'courant-desk'), __('Stands above every mail. Without one it is the name of the company.', 'courant-desk')),
            new SettingsField('accent', 'color', '#b42318', __('Colour of links and of the line above', 'courant-desk')),
            new SettingsField('background', 'color', '#f1eee7', __('Colour around the mail', 'courant-desk')),
            new SettingsField('paper', 'color', '#ffffff', __('Colour behind the text', 'courant-desk')),
            new SettingsField('ink', 'color', '#17181c', __('Colour of the text', 'courant-desk'), __('Readers who chose dark get dark colours of ours.', 'courant-desk')),
            new SettingsField('footer', 'longtext', "{company}\n{site-url}", __('Below every mail', 'courant-desk'), __('For instance the address of the company. {company}, {site-title} and {site-url} are replaced.', 'courant-desk')),
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
        return new EmailPalette($this->text('accent'), $this->text('background'), $this->text('paper'), $this->text('ink'));
    }

    public function footer(): string
    {
        return $this->text('footer');
    }
}
