<?php

declare(strict_types=1);

namespace CourantDesk\Advertising;

use CourantDesk\Advertising\Domain\Place;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\Field;
use CourantDesk\Kernel\Settings\Group;

/** What the owner decides about advertising (Spec 2.1 and 9). */
final class AdvertisingSettings extends Group
{
    public const PLACES = "header | Header | 468x60 from 768 after 4000, 320x50 after 3000\n"
        . "navigation | Beside the logo | 728x90 from 992 after 2000\n"
        . "sidebar | Sidebar | 300x250\n"
        . 'in-article | In the text | 300x250';

    public function room(): string
    {
        return 'advertising';
    }

    public function title(): string
    {
        return __('Advertising', 'courant-desk');
    }

    public function capability(): string
    {
        return Capabilities::ADVERTISING;
    }

    public function fields(): array
    {
        return [
            new Field('places', 'longtext', self::PLACES, __('Places', 'courant-desk'), __('One a line: id | name | sizes. A size may begin at a width of the window and wait some milliseconds after the page has loaded: 468x60 from 768 after 4000. Below the smallest width nothing stands there.', 'courant-desk')),
            new Field('paragraph', 'int', 3, __('In texts, after paragraph', 'courant-desk'), __('0: not in texts.', 'courant-desk'), max: 50),
            new Field('client', 'text', '', __('AdSense account', 'courant-desk'), 'ca-pub-0000000000000000', capability: Capabilities::SCRIPTS),
            new Field('header', 'text', '.custom-header, .wp-custom-header, #wp-custom-header, .header-image, .site-header .wp-block-cover', __('Header image of another theme', 'courant-desk'), __('A CSS selector. Under the theme Courant the place in the header needs none.', 'courant-desk')),
            new Field('navigation', 'text', '.site-branding, .custom-logo-link', __('Logo column of another theme', 'courant-desk'), __('A CSS selector.', 'courant-desk')),
            new Field('limit', 'int', 300, __('Views and clicks a minute that are counted from one address', 'courant-desk'), min: 1, capability: Capabilities::SITE),
        ];
    }

    public function objection(string $key, mixed $value): string
    {
        $text = is_scalar($value) ? trim((string) $value) : '';
        if ($key === 'places') {
            $mistake = Place::firstMistake($text);

            /* translators: %s: a line of the setting */
            return $mistake === '' ? '' : sprintf(__('This line is not a place, or it repeats the id of another one: “%s”', 'courant-desk'), $mistake);
        }

        return $key === 'client' && $text !== '' && preg_match('/^ca-pub-\d{10,20}$/D', $text) !== 1 ? __('The account begins with ca-pub-, followed by digits.', 'courant-desk') : '';
    }

    /** @return array<string, Place> by id */
    public function places(): array
    {
        return Place::list($this->text('places'));
    }

    public function paragraph(): int
    {
        return $this->int('paragraph');
    }

    public function client(): string
    {
        return preg_match('/^ca-pub-\d{10,20}$/D', $this->text('client')) === 1 ? $this->text('client') : '';
    }

    public function selector(string $place): string
    {
        return in_array($place, ['header', 'navigation'], true) ? $this->text($place) : '';
    }

    public function limit(): int
    {
        return $this->int('limit');
    }
}
