<?php

declare(strict_types=1);

namespace CourantDesk\Openings;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\Kernel\Settings\SettingsField;

/** The texts of openings that have no text of their own. */
final class OpeningPageSettings extends ModuleSettings
{
    public function groupId(): string
    {
        return 'opening_page';
    }

    public function title(): string
    {
        return __('Opening page', 'courant-desk');
    }

    public function category(): SettingsCategory
    {
        return SettingsCategory::Jobs;
    }

    public function capability(): string
    {
        return Capabilities::OPENINGS;
    }

    public function fields(): array
    {
        $lines = __('One per line. Shown on every opening that has no text of its own.', 'courant-desk');
        $text = __('Shown on every opening that has no text of its own.', 'courant-desk');
        $contact = __('Shown on every opening that has no contact person of its own.', 'courant-desk');

        return [
            new SettingsField(
                'missing_facts', 'bool', true, __('State when salary or closing date is missing', 'courant-desk'),
                __('Show “Pay not stated” and “Open until filled” in lists and on openings without them.', 'courant-desk'),
            ),
            new SettingsField('hiring_steps', 'longtext', '', __('Hiring steps', 'courant-desk'), $lines),
            new SettingsField('benefits', 'longtext', '', __('Benefits', 'courant-desk'), $lines),
            new SettingsField('team', 'longtext', '', __('About the company', 'courant-desk'), $text),
            new SettingsField('team_photo', 'image', 0, __('Photo of the company', 'courant-desk')),
            new SettingsField('contact_name', 'text', '', __('Contact person: name', 'courant-desk'), $contact),
            new SettingsField('contact_role', 'text', '', __('Contact person: role', 'courant-desk')),
            new SettingsField(
                'contact_email', 'email', '', __('Contact person: email', 'courant-desk'),
                __('Visitors can read this address.', 'courant-desk'),
            ),
            new SettingsField('contact_phone', 'text', '', __('Contact person: phone', 'courant-desk')),
        ];
    }

    public function shouldNameMissingFacts(): bool
    {
        return $this->bool('missing_facts');
    }

    public function hiringSteps(): string
    {
        return $this->text('hiring_steps');
    }

    public function benefits(): string
    {
        return $this->text('benefits');
    }

    public function team(): string
    {
        return $this->text('team');
    }

    /** Returns the ID of an attachment, 0 for none. */
    public function teamPhotoId(): int
    {
        return $this->int('team_photo');
    }

    /** @return array{name: string, role: string, email: string, phone: string} */
    public function contact(): array
    {
        return [
            'name' => $this->text('contact_name'),
            'role' => $this->text('contact_role'),
            'email' => $this->text('contact_email'),
            'phone' => $this->text('contact_phone'),
        ];
    }
}
