<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Represents the sender (From line) of all emails. */
final class Sender
{
    public function __construct(public readonly string $name, public readonly string $address)
    {
    }

    /**
     * Chooses an address that mail servers accept: the configured one, otherwise the WordPress default if it is valid,
     * otherwise the administrator's address.
     *
     * The WordPress default is `wordpress@<host>`, which is not valid on a host without a dot such as `localhost`.
     */
    public static function fromSettings(string $name, string $configured, string $host, string $administrator): self
    {
        if ($configured !== '') {
            return new self($name, $configured);
        }
        $host = strtolower((string) preg_replace('/^www\./', '', $host));
        [, $domain] = [...explode('@', strtolower($administrator), 2), ''];
        $isOwn = $domain !== ''
            && ($domain === $host || str_ends_with($domain, '.' . $host) || str_ends_with($host, '.' . $domain));
        if ($isOwn || !str_contains($host, '.') || filter_var($host, FILTER_VALIDATE_IP) !== false) {
            return new self($name, $administrator);
        }

        return new self($name, 'wordpress@' . $host);
    }

    /** Returns the header line; '' without an address. */
    public function headerLine(): string
    {
        $name = trim((string) preg_replace('/[\s"<>\\\\]+/u', ' ', $this->name));

        return $this->address === '' ? '' : sprintf('From: "%s" <%s>', $name, $this->address);
    }
}
