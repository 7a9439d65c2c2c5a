<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Lists the work modes: on site, remote or both. */
enum WorkMode: string
{
    case OnSite = 'on-site';
    case Hybrid = 'hybrid';
    case Remote = 'remote';

    /** Parses the name in URLs and REST responses. */
    public static function fromParameter(string $name): ?self
    {
        foreach (self::cases() as $mode) {
            if ($mode->parameter() === $name) {
                return $mode;
            }
        }

        return null;
    }

    /** Returns the name in URLs and REST responses: `onsite`, `hybrid`, `remote`. */
    public function parameter(): string
    {
        return str_replace('-', '', $this->value);
    }
}
