<?php

declare(strict_types=1);

namespace CourantDesk\MailLook;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\Field;
use CourantDesk\Kernel\Settings\Group;
use CourantDesk\MailLook\Domain\Palette;

/** How the desk's mails look: logo, colours, and what stands below every one. */
final class MailLookSettings extends Group
{
    public function room(): string
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
            new Field('html', 'bool', true, __('Dress mails', 'courant-desk'), __('Off: plain text alone. The plain text is always there, for whoever prefers it.', 'courant-desk')),
            new Field('logo', 'image', 0, __('Logo', 'courant-desk'), __('Stands above every mail. Without one it is the name of the company.', 'courant-desk')),
            new Field('accent', 'color', '#b42318', __('Colour of links and of the line above', 'courant-desk')),
            new Field('background', 'color', '#f1eee7', __('Colour around the mail', 'courant-desk')),
            new Field('paper', 'color', '#ffffff', __('Colour behind the text', 'courant-desk')),
            new Field('ink', 'color', '#17181c', __('Colour of the text', 'courant-desk'), __('Readers who chose dark get dark colours of ours.', 'courant-desk')),
            new Field('footer', 'longtext', "{company}\n{site-url}", __('Below every mail', 'courant-desk'), __('For instance the address of the company. {company}, {site-title} and {site-url} are replaced.', 'courant-desk')),
        ];
    }

    public function dresses(): bool
    {
        return $this->bool('html');
    }

    /** The logo's number in the media library, 0 for none. */
    public function logo(): int
    {
        return $this->int('logo');
    }

    public function palette(): Palette
    {
        return new Palette($this->text('accent'), $this->text('background'), $this->text('paper'), $this->text('ink'));
    }

    public function footer(): string
    {
        return $this->text('footer');
    }
}
