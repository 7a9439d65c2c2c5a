<?php

/** Opens connections to a database one after the other, queries each, and prints the reasons of those that failed. */

declare(strict_types=1);

// phpcs:disable WordPress.DB.RestrictedFunctions, WordPress.DB.RestrictedClasses -- tests the connection itself.

[, $host, $count] = $argv;
mysqli_report(MYSQLI_REPORT_OFF);
for ($number = 0; $number < (int) $count; $number++) {
    $connection = @mysqli_connect($host, 'check', '', null, 3306);
    if ($connection === false) {
        echo mysqli_connect_errno(), ' ', mysqli_connect_error(), "\n";
        continue;
    }
    if (mysqli_query($connection, 'SELECT 1') === false) {
        echo mysqli_errno($connection), ' ', mysqli_error($connection), "\n";
    }
    mysqli_close($connection);
}
