<?php

declare(strict_types=1);

namespace CourantDesk\Consent;

use CourantDesk\Consent\Domain\AllowedHosts;
use CourantDesk\Consent\Domain\Category;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\Field;
use CourantDesk\Kernel\Settings\Group;

/** What the owner decides about other people's services and the consent to them (Spec 1, 7, 9). */
final class ConsentSettings extends Group
{
    private const IDS = [
        'gtm' => '/^GTM-[A-Z0-9]{4,12}$/D',
        'ga4' => '/^G-[A-Z0-9]{4,16}$/D',
        'clarity' => '/^[a-z0-9]{6,16}$/D',
        'hotjar' => '/^[0-9]{4,12}$/D',
        'conversion' => '~^AW-[0-9]{6,14}/[\w-]{4,40}$~D',
    ];

    public function room(): string
    {
        return 'consent';
    }

    public function title(): string
    {
        return __('Privacy and services', 'courant-desk');
    }

    public function capability(): string
    {
        return Capabilities::SITE;
    }

    public function fields(): array
    {
        $kinds = ['statistics' => __('Statistics', 'courant-desk'), 'marketing' => __('Marketing', 'courant-desk')];

        return [
            new Field('banner', 'choice', 'auto', __('Who asks visitors', 'courant-desk'), __('A banner plugin that is found wins over none; with none at all, the next setting counts.', 'courant-desk'), [
                'auto' => __('The banner that is found', 'courant-desk'),
                'own' => __('The banner of Courant Desk', 'courant-desk'),
                'wp' => __('A banner with the WP Consent API', 'courant-desk'),
                'cookieyes' => 'CookieYes',
                'complianz' => 'Complianz',
                'cookiebot' => 'Cookiebot',
                'tcf' => __('A banner with IAB TCF', 'courant-desk'),
                'none' => __('Nobody', 'courant-desk'),
            ]),
            new Field('fallback', 'choice', 'closed', __('Where nobody asks', 'courant-desk'), choices: [
                'closed' => __('No service is loaded', 'courant-desk'),
                'open' => __('All services are loaded', 'courant-desk'),
            ]),
            new Field('words', 'longtext', '', __('What our banner says', 'courant-desk'), __('Empty: a text in the language of the site.', 'courant-desk'), capability: Capabilities::PRIVACY),
            new Field('revision', 'int', 1, __('Revision', 'courant-desk'), __('A higher number makes our banner ask everybody again.', 'courant-desk'), min: 1, max: 9999, capability: Capabilities::PRIVACY),
            new Field('log', 'bool', false, __('Count page views and choices', 'courant-desk'), __('Numbers by day, on this site, without anything about the visitor.', 'courant-desk'), capability: Capabilities::PRIVACY),
            new Field('log_limit', 'int', 1000, __('Counted page views and choices per minute from one address', 'courant-desk'), min: 1, max: 1000000, capability: Capabilities::SITE),
            new Field('gtm', 'text', '', __('Google Tag Manager: container', 'courant-desk'), 'GTM-XXXXXXX', capability: Capabilities::SCRIPTS),
            new Field('gtm_category', 'choice', 'marketing', __('Consent that the container needs', 'courant-desk'), choices: $kinds),
            new Field('ga4', 'text', '', __('Google Analytics: measurement', 'courant-desk'), 'G-XXXXXXXXXX', capability: Capabilities::SCRIPTS),
            new Field('domains', 'text', '', __('Further domains of yours for Analytics', 'courant-desk'), __('Separated by commas; visits are followed across them. This site’s own is always one.', 'courant-desk')),
            new Field('clarity', 'text', '', __('Microsoft Clarity: project', 'courant-desk'), __('Fields of forms are masked.', 'courant-desk'), capability: Capabilities::SCRIPTS),
            new Field('hotjar', 'text', '', __('Hotjar: site', 'courant-desk'), __('Fields of forms are masked.', 'courant-desk'), capability: Capabilities::SCRIPTS),
            new Field('conversion', 'text', '', __('Google Ads: conversion of an application', 'courant-desk'), 'AW-000000000/XXXXXXXX', capability: Capabilities::SCRIPTS),
            new Field('images', 'text', '', __('Image service: address of its script', 'courant-desk'), __('Empty: WordPress’s own lazy loading. Automatic resizing stays off.', 'courant-desk'), capability: Capabilities::SCRIPTS),
            new Field('images_category', 'choice', 'preferences', __('Consent that the image service needs', 'courant-desk'), choices: ['preferences' => __('Preferences', 'courant-desk')] + $kinds),
            new Field('embeds', 'bool', true, __('Embeds in texts wait for consent', 'courant-desk'), capability: Capabilities::PRIVACY),
            new Field('avatars', 'bool', true, __('Portraits come from this site', 'courant-desk'), capability: Capabilities::PRIVACY),
            new Field('csp', 'choice', 'off', __('Content-Security-Policy', 'courant-desk'), choices: [
                'off' => __('None', 'courant-desk'),
                'report' => __('Report only', 'courant-desk'),
                'enforce' => __('Enforced', 'courant-desk'),
            ]),
        ];
    }

    public function objection(string $key, mixed $value): string
    {
        $text = is_scalar($value) ? trim((string) $value) : '';
        if ($text === '') {
            return '';
        }
        if (isset(self::IDS[$key]) && preg_match(self::IDS[$key], $text) !== 1) {
            return __('This does not look like the identifier that this service gives.', 'courant-desk');
        }

        return $key === 'images' && !(new AllowedHosts(AllowedHosts::KNOWN))->allow($text)
            ? __('Enter an https address on the host of a known image service.', 'courant-desk')
            : '';
    }

    /** An identifier of a service, '' where there is none or none that fits. */
    public function id(string $key): string
    {
        $id = trim($this->text($key));

        return preg_match(self::IDS[$key] ?? '/^$/D', $id) === 1 ? $id : '';
    }

    public function imageScript(): string
    {
        return trim($this->text('images'));
    }

    public function category(string $key): Category
    {
        return Category::tryFrom($this->text($key)) ?? Category::Marketing;
    }

    /** @return list<string> */
    public function domains(): array
    {
        $names = array_map('trim', explode(',', strtolower($this->text('domains'))));

        return array_values(array_filter($names, static fn (string $name): bool => preg_match('/^[a-z0-9-]+(\.[a-z0-9-]+)+$/D', $name) === 1));
    }

    public function word(string $key): string
    {
        return $this->text($key);
    }

    /** Counted page views and choices per minute from one address. */
    public function logLimit(): int
    {
        return $this->int('log_limit');
    }

    public function is(string $key): bool
    {
        return $this->bool($key);
    }

    public function revision(): int
    {
        return $this->int('revision');
    }
}
