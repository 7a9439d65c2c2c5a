<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Normalizes IP addresses for rate limits. */
final class IpAddress
{
    private const IPV4_IN_IPV6 = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

    /**
     * Returns an IPv4 address unchanged, and the /64 prefix of an IPv6 address, because one customer has at least a
     * whole /64. Text that is not an IP address is returned unchanged.
     */
    public static function rateLimitKey(string $address): string
    {
        $bytes = filter_var($address, FILTER_VALIDATE_IP) === false ? false : inet_pton($address);
        if ($bytes === false || strlen($bytes) !== 16) {
            return $address;
        }
        if (str_starts_with($bytes, self::IPV4_IN_IPV6)) {
            return (string) inet_ntop(substr($bytes, 12));
        }

        return inet_ntop(substr($bytes, 0, 8) . str_repeat("\0", 8)) . '/64';
    }
}
