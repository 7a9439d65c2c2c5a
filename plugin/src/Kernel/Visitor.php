<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Who a request is counted for (Rulings 20). Forwarded addresses are believed only from a proxy that the owner named;
 * behind a proxy that nobody named, an address alone stands for many people, so it is not counted alone.
 */
final class Visitor
{
    /** @param list<string> $proxies addresses of the owner's proxies */
    public function __construct(private readonly array $proxies)
    {
    }

    /** The visitor's own address as far as it can be known, or ''. */
    public function address(Request $request): string
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

    /** What a limit counts: the address, or with an unnamed proxy in between, all that tells visitors apart. */
    public function bucket(Request $request): string
    {
        $forwarded = $request->header('X-Forwarded-For') . $request->header('Forwarded') . $request->header('X-Real-IP');
        if ($forwarded === '' || in_array($request->peerAddress(), $this->proxies, true)) {
            return $this->address($request);
        }

        return implode('|', [
            $request->peerAddress(),
            $forwarded,
            $request->header('User-Agent'),
            $request->header('Accept-Language'),
        ]);
    }
}
