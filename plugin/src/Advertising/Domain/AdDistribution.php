<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Domain;

/**
 * Decides which slots of a page can be filled without showing an ad twice. Ad networks fill each of their units with a
 * different ad, and code may have a limit above one; every other ad is reserved for at most one slot (a bipartite
 * matching). The browser selects the ad.
 */
final class AdDistribution
{
    /** @var array<string, list<Ad>> ads that each slot of the page may show */
    private array $slots = [];

    /**
     * Adds a slot to the page; adding it again changes nothing.
     *
     * @param list<Ad> $ads ads that the slot may show
     * @return bool false: the slot has no ad that the slots before it do not need
     */
    public function add(string $slot, array $ads): bool
    {
        if (isset($this->slots[$slot])) {
            return true;
        }
        if (!self::canFill([...$this->slots, $slot => $ads])) {
            return false;
        }
        $this->slots[$slot] = $ads;

        return true;
    }

    /**
     * Returns the ads that a slot of the page may show: none that another slot needs.
     *
     * @return list<Ad>
     */
    public function ads(string $slot): array
    {
        return array_values(array_filter(
            $this->slots[$slot] ?? [],
            fn (Ad $ad): bool => $ad->isRepeatable() || self::canFill([$slot => [$ad]] + $this->slots),
        ));
    }

    /** @param array<string, list<Ad>> $slots */
    private static function canFill(array $slots): bool
    {
        $slotOfAd = [];
        foreach (array_keys($slots) as $slot) {
            $visited = [];
            if (!self::assign($slot, $slots, $slotOfAd, $visited)) {
                return false;
            }
        }

        return true;
    }

    /**
     * Assigns an ad to a slot; slots that have one may get another (an augmenting path).
     *
     * @param array<string, list<Ad>> $slots
     * @param array<int, string> $slotOfAd
     * @param array<int, true> $visited
     */
    private static function assign(string $slot, array $slots, array &$slotOfAd, array &$visited): bool
    {
        foreach ($slots[$slot] as $ad) {
            if ($ad->isRepeatable()) {
                return true;
            }
            if (isset($visited[$ad->id])) {
                continue;
            }
            $visited[$ad->id] = true;
            if (!isset($slotOfAd[$ad->id]) || self::assign($slotOfAd[$ad->id], $slots, $slotOfAd, $visited)) {
                $slotOfAd[$ad->id] = $slot;

                return true;
            }
        }

        return false;
    }
}
