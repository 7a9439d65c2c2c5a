<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/** Checks the hosts from which scripts of services may be loaded. All others are refused. */
final class AllowedHosts
{
    /** Hosts of the scripts of ad networks, which ads load. */
    public const AD_HOSTS = ['pagead2.googlesyndication.com', 'securepubads.g.doubleclick.net'];

    /** @param list<string> $hosts host names, or `*.` and a name for all subdomains */
    public function __construct(private readonly array $hosts)
    {
    }

    public function isAllowed(string $url): bool
    {
        if (preg_match('~^https://([a-z0-9-]+(?:\.[a-z0-9-]+)+)/[^\s"\'<>\\\\]*$~iD', $url, $matches) !== 1) {
            return false;
        }
        foreach ($this->hosts as $host) {
            $name = strtolower($matches[1]);
            if ($name === $host || (str_starts_with($host, '*.') && str_ends_with($name, substr($host, 1)))) {
                return true;
            }
        }

        return false;
    }
}
