<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** An IP address as limits count it. */
final class NetworkAddress
{
    private const IPV4_IN_IPV6 = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

    /**
     * An IPv4 address as it is; of an IPv6 address the /64 prefix, because one customer has at least a whole /64 of them. Text that is
     * no address is returned unchanged.
     */
    public static function key(string $address): string
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
