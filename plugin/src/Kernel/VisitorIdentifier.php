<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Identifies the visitor of a request for rate limits. Forwarded addresses are trusted only from configured proxies.
 * Behind an unknown proxy many visitors can share one address, so the address alone is not the key.
 */
final class VisitorIdentifier
{
    /**
     * Header values are hashed into this many slots per connecting address: forged values cannot fill the table, and
     * visitors behind an unknown proxy rarely share a slot.
     */
    private const MAX_SLOTS = 256;

    /** @param list<string> $proxies addresses of the site's proxies */
    public function __construct(private readonly array $proxies)
    {
    }

    /** Returns the visitor's address if it is known, otherwise that of the peer, or ''. */
    public function ipAddress(Request $request): string
    {
        $peer = $request->peerAddress();
        if (!in_array($peer, $this->proxies, true)) {
            return $peer;
        }
        foreach (array_reverse(explode(',', $request->header('X-Forwarded-For'))) as $hop) {
            $address = filter_var(trim($hop), FILTER_VALIDATE_IP);
            if (is_string($address) && !in_array($address, $this->proxies, true)) {
                return $address;
            }
        }

        return $peer;
    }

    /**
     * Returns the connecting address for rate limits, which headers of the visitor cannot change; '' on the command
     * line.
     */
    public function connectionKey(Request $request): string
    {
        return IpAddress::rateLimitKey($this->ipAddress($request));
    }

    /**
     * Returns the key for rate limits: the address, or behind an unknown proxy, the address with one of MAX_SLOTS
     * slots.
     */
    public function rateLimitKey(Request $request): string
    {
        $connection = $this->connectionKey($request);
        $forwarded = $request->header('X-Forwarded-For') . $request->header('Forwarded')
            . $request->header('X-Real-IP');
        if ($connection === '' || $forwarded === '' || in_array($request->peerAddress(), $this->proxies, true)) {
            return $connection;
        }

        return $connection . '|' . self::slotNumber(
            $forwarded . '|' . $request->header('User-Agent') . '|' . $request->header('Accept-Language')
        );
    }

    /**
     * Returns a key that distinguishes the visitors of one day, with a limited number of values for each connecting
     * address.
     */
    public function visitorKey(Request $request): string
    {
        return $this->connectionKey($request) . '|' . self::slotNumber($request->header('User-Agent'));
    }

    private static function slotNumber(string $headers): int
    {
        return crc32($headers) % self::MAX_SLOTS;
    }
}
