<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/** From which hosts scripts of services may come. Whatever else asks for one is refused. */
final class AllowedHosts
{
    public const KNOWN = [
        'www.googletagmanager.com', 'www.clarity.ms', 'static.hotjar.com', 'pagead2.googlesyndication.com', 'securepubads.g.doubleclick.net',
        '*.smushcdn.com', '*.optimole.com', '*.shortpixel.ai', '*.exactdn.com',
    ];

    /** @param list<string> $hosts names, or `*.` and a name for all below it */
    public function __construct(private readonly array $hosts)
    {
    }

    public function allow(string $address): bool
    {
        if (preg_match('~^https://([a-z0-9-]+(?:\.[a-z0-9-]+)+)/[^\s"\'<>\\\\]*$~iD', $address, $found) !== 1) {
            return false;
        }
        foreach ($this->hosts as $host) {
            $name = strtolower($found[1]);
            if ($name === $host || (str_starts_with($host, '*.') && str_ends_with($name, substr($host, 1)))) {
                return true;
            }
        }

        return false;
    }
}
